/** Words of the button, which many pages have in their first load. The dialogs use the messages of the feature. */
export const buttonText = {
  bookmark: (title: string) => `Bookmark: ${title}`,
  again: ': try again',
  thenSaved: 'Then saved for you:',
} as const
