/** The paths of this feature's endpoints. The browser loads this file, so it has no schemas. */
export const paths = {
  listFolders: 'GET /api/training/bookmarks/',
  createFolder: 'POST /api/training/bookmarks/',
  renameFolder: 'PUT /api/training/bookmarks/:folder/',
  deleteFolder: 'DELETE /api/training/bookmarks/:folder/',
  addItem: 'POST /api/training/bookmarks/:folder/add/',
  removeItem: 'POST /api/training/bookmarks/:folder/delete/',
  orderItems: 'POST /api/training/bookmarks/:folder/order/',
  downloadAll: 'GET /api/training/bookmarks/archive/all/:account/:expires/:signature/',
  downloadFolder: 'GET /api/training/bookmarks/archive/:folder/:expires/:signature/',
} as const
