/** Sentences that the server answers with and the pages show. */
export const answers = {
  defaultFolder: 'My bookmarks',
  notCreated: 'Unable to create folder',
  notRenamed: 'Unable to rename folder',
  notDeleted: 'This folder can’t be deleted.',
  folderFull: 'This folder is full.',
  unknownType: 'This can’t be bookmarked.',
  added: 'Bookmark added.',
  removed: 'Bookmark removed.',
  ordered: 'Order saved.',
} as const
