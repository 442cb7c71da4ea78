/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  getKeptModule: 'GET /api/kept/modules/:id/',
  getKeptFolder: 'GET /api/kept/folders/:id/',
  listModuleVersions: 'GET /api/kept/module-versions/',
  listFolderVersions: 'GET /api/kept/folder-versions/',
} as const
