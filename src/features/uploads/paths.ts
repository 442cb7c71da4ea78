/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  createUpload: 'POST /api/uploads/',
  getUploadOffset: 'GET /api/uploads/:id/',
  appendToUpload: 'PATCH /api/uploads/:id/',
  cancelUpload: 'DELETE /api/uploads/:id/',
  getUpload: 'GET /api/uploads-state/:id/',
  getUploadLimits: 'GET /api/upload-limits/',
  getFileInfos: 'GET /api/file-infos/',
  removeAuthors: 'POST /api/file-infos/:id/remove-authors/',
  retryPreview: 'POST /api/file-infos/:id/retry-preview/',
  addPreview: 'POST /api/file-infos/:id/preview/',
} as const
