/** In the place of the parts of the default theme that no page has. */
export default () => null;

export const useNavOverflow = () => undefined;
export const provideNavOverflow = () => ({ setContainerEl: () => undefined });

export const resolveMode = () => ({});
export const resolveOptionsForLanguage = <Options>(options: Options): Options => options;
