/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  searchResources: 'GET /api/training/module-resource/search/',
  reportNothingFound: 'POST /api/training/module-resource/search/nothing-found/',
  listSynonyms: 'GET /api/search/synonyms/',
} as const
