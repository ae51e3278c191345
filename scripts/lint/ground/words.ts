/** Words for the comparison of texts. */

/** Words that state nothing about the service. */
export const plainWords =
  'a an the of to in on at by for from with as and or if is are was were be been it its this that these those can may must not no has have had does do one each every all any other than then when while which who what where there how more into up only also still before after between within'.split(
    ' ',
  );

/** Words of one text alone that state no more than the words of the others. */
export const acceptedWords =
  'mixed represents finds decide already needs unlike well intended precedes edge store person possible appears works below permissions host boolean logic exactly follow further subscription overall poor quality wrong interface versioning separate six snake inside lower compatibility shorter minutes try'.split(
    ' ',
  );

/** What a sentence can be about. */
export const nouns = ['task', 'upload', 'page', 'project', 'folder', 'team', 'issue'];
