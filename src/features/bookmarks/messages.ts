import { formatCount } from '#core/format.ts'

export const fieldText = {
  folderName: {
    required: 'Folder name is required',
    too_long: (max: number) => `Folder name can't be longer than ${max} characters`,
    wrong_format: 'Folder name must be one line of text',
  },
} as const

/** What editors read before they delete something. */
export const uses = { bookmarks: 'Bookmarks of members' } as const

/** Sentences in the server's responses. */
export const responseText = {
  defaultFolder: 'My bookmarks',
  all: 'All bookmarks',
  notCreated: 'Unable to create folder',
  notRenamed: 'Unable to rename folder',
  /** Reasons, added to the sentences above. */
  nameTaken: 'another folder has this name',
  foldersFull: 'you have as many folders as there can be',
  notDeleted: 'This folder can’t be deleted.',
  folderFull: 'This folder is full.',
  unknownType: 'This can’t be bookmarked.',
  added: 'Bookmark added.',
  removed: 'Bookmark removed.',
  ordered: 'Order saved.',
} as const

/** Sentences of the dialogs and the page. The label of the button is given by each page, to keep first loads small. */
export const pageText = {
  save: {
    title: 'Save to bookmarks',
    folders: 'Folder',
    loading: 'Fetching your folders',
    failed: 'Your folders could not be fetched.',
    addFolder: 'Add New Folder+',
    newFolder: 'Folder name',
    create: 'Create',
    creating: 'Creating...',
    created: (folder: string) => `Folder ‘${folder}’ is added and chosen.`,
    note: 'To remove or manage folders go to ',
    profile: 'profile',
    cancel: 'Cancel',
    submit: 'Save Bookmark',
    notSaved: 'Unable to save bookmark. Please try again',
    saved: (folder: string) => `Saved to ${folder}`,
    welcome: (name: string, saved: string) => `Welcome, ${name}. ${saved}.`,
    another: 'Choose another folder',
  },
  removed: 'Removed from bookmarks',
  notRemoved: 'Unable to remove bookmark. Please try again',
  undo: 'Undo',
  noConnection: 'There is no connection.',
  tryAgain: 'Try again',
  close: 'Close',
  login: 'Log in',
  loginFirst: 'Log in to see your bookmarks.',
  title: 'My Account',
  description: 'The modules and files that you keep, in your own folders.',
  home: 'Home',
  folders: 'Folders',
  all: responseText.all,
  loading: 'Fetching your bookmarks',
  failed: 'Your bookmarks could not be fetched.',
  failedHint: 'Check the connection. What you saved is safe.',
  stale: 'Your bookmarks could not be updated. This is what was fetched last.',
  search: 'Search bookmarks',
  none: 'No bookmarks yet',
  noneHint: 'Press Bookmark on a module, or the bookmark sign beside a file, and it is kept here.',
  browse: 'Browse Training Modules',
  noneInFolder: 'Nothing in this folder yet.',
  noneInFolderHint: 'When you bookmark a module or a file, choose this folder.',
  notFound: 'No bookmarks match your search.',
  notFoundHint: 'The search looks at titles and modules in this list. Try fewer or other words.',
  clearSearch: 'Clear Search',
  takenOff: (title: string) => `Taken off the site: ${title}`,
  /** Names of what was taken off before its title was stored. */
  kinds: {
    module: 'a module',
    module_session_plan: 'a session plan',
    presentation_slides: 'slides',
    evaluation_tools: 'an evaluation tool',
    handouts: 'a handout',
    references: 'a reference',
  },
  module: 'Training Module',
  open: 'Open',
  remove: 'Remove',
  /** Above a folder with several bookmarks. */
  orderHint: 'The arrows change the order in this folder.',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: (title: string, place: number, all: number) => `${title} is now number ${place} of ${all}`,
  notOrdered: 'The order could not be saved. It is as it was.',
  download: 'Download folder',
  downloadAll: 'Download all bookmarks',
  downloadOf: (folder: string) => `Download ‘${folder}’`,
  rename: 'Rename',
  delete: 'Delete',
  renameFolder: { title: 'Rename folder', label: 'Folder name', submit: 'Save', busy: 'Saving...' },
  renamed: (folder: string) => `The folder is now called ‘${folder}’`,
  deleteFolder: {
    title: 'Delete folder',
    question: (folder: string, items: number) =>
      items === 0
        ? `Delete the empty folder ‘${folder}’?`
        : `Delete ‘${folder}’ with its ${formatCount(items, { one: 'bookmark', other: 'bookmarks' })}? This can’t be undone.`,
    submit: 'Delete folder',
  },
  deleted: (folder: string) => `Folder ‘${folder}’ is deleted`,
  folderNotDeleted: 'Unable to delete folder. Please try again',
  removeBookmark: {
    title: 'Remove bookmark',
    fromAll: (title: string) => `Remove ‘${title}’ from all your bookmarks?`,
    fromFolder: (title: string, folder: string) => `Remove ‘${title}’ from ‘${folder}’?`,
    submit: 'Remove',
  },
} as const
