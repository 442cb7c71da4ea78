/** Words of the form in which editors change synonyms. */
export const formText = {
  synonym: 'Synonym',
  part: 'names',
  meaning: 'What the names mean',
  meaningHelp: "With its article, as readers see it: 'You also see results for an implant'.",
  searched: 'Names in documents',
  searchedHelp: 'One on each line. A search for any name of this list also finds these.',
  alsoTyped: 'Other names that people type',
  alsoTypedHelp: 'One on each line: products, everyday words, older terms, other spellings.',
} as const

/** What prevents synonyms from being published. */
export const problemText = {
  twice: (name: string, meaning: string) => `"${name}" already means ${meaning}. A name can have one meaning only.`,
  noName: 'Write at least one name that documents use.',
} as const

/** Words of the page with all synonyms. */
export const text = {
  title: 'Synonyms',
  hint: 'Readers find what they search by any of these names.',
  none: 'There are no synonyms.',
  searched: 'In documents',
  alsoTyped: 'Also typed',
  draft: 'Draft',
  typed: (query: string) => `Readers searched for "${query}" and found nothing.`,
  typedHint: 'Add it to names that mean the same, or start new names.',
  addHere: 'Add here',
  addTo: (query: string, meaning: string) => `Add "${query}" to the names of ${meaning}`,
  notAdded: 'It was not added. Try again.',
} as const
