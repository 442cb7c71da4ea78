/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  getModule: 'GET /api/kept/modules/:id/',
  getFolder: 'GET /api/kept/folders/:id/',
  listModuleVersions: 'GET /api/kept/module-versions/',
  listFolderVersions: 'GET /api/kept/folder-versions/',
} as const
