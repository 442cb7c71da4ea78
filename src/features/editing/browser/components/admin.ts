/** For pages of the back office in other features. */
export { AdminPage, AdminTabs, adminMeta } from '../admin/AdminPage.tsx'
export { LoadedContent } from '../admin/LoadedContent.tsx'
export { useLoaded } from '../admin/use-loaded.ts'
export { requestEditMode } from '../sheet/edit-request.ts'
