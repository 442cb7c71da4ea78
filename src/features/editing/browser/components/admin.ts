/** For pages of the back office in other features. */
export { AdminPage, AdminTabs, adminMeta } from '../admin/AdminPage.tsx'
export { LoadedContent, useLoaded } from '../admin/LoadedContent.tsx'
export { requestEditMode } from '../sheet/edit-request.ts'
