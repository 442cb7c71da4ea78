/** For pages of the back office in other features. */
export { adminMeta } from '../admin/AdminPage.tsx'
export { requestEditMode } from '../sheet/edit-request.ts'
export { LoadedPage } from './LoadedPage.tsx'
