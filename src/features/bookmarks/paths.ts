/** The paths of this feature's endpoints. The browser loads this file, so it has no schemas. */
export const paths = {
  listFolders: 'GET /api/training/bookmarks/',
  createFolder: 'POST /api/training/bookmarks/',
  renameFolder: 'PUT /api/training/bookmarks/:folder/',
  deleteFolder: 'DELETE /api/training/bookmarks/:folder/',
  addItem: 'POST /api/training/bookmarks/:folder/add/',
  removeItem: 'POST /api/training/bookmarks/:folder/delete/',
  orderItems: 'POST /api/training/bookmarks/:folder/order/',
  noteItem: 'POST /api/training/bookmarks/:folder/note/',
  shareFolder: 'PUT /api/training/bookmarks/:folder/link/',
  unshareFolder: 'DELETE /api/training/bookmarks/:folder/link/',
  downloadAll: 'GET /api/training/bookmarks/archive/all/:account/:expires/:signature/',
  downloadFolder: 'GET /api/training/bookmarks/archive/:folder/:expires/:signature/',
  planFolderPrint: 'GET /api/training/bookmarks/print-plan/:folder/:expires/:signature/',
  printFolder: 'GET /api/training/bookmarks/print-set/:folder/:expires/:signature/',
  getKit: 'GET /api/training/kits/:code/',
  saveKit: 'POST /api/training/kits/:code/save/',
  downloadKit: 'GET /api/training/kits/:code/archive/',
  planKitPrint: 'GET /api/training/kits/:code/print-plan/',
  printKit: 'GET /api/training/kits/:code/print-set/',
} as const

export function kitPath(code: string): string {
  return `/k/${code}`
}
