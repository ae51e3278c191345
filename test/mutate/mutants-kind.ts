/** What sort of file it is, for the names of kinds. */
export function kindOf(file: string): string {
  if (file.endsWith('.schema.yaml')) return 'vocabulary';
  if (file.includes('arazzo') || file.includes('overlay')) return 'workflows';
  return file.includes('/') ? (file.split('/')[0] ?? '') : file.replace('.yaml', '');
}
