export { default, SandboxTeam } from '@docproc/sandbox/worker';
