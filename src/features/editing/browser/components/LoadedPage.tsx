import type { ReactNode } from 'react'
import type { Transport } from '#core/client.ts'
import type { StaffAccess } from '#core/roles.ts'
import { AdminPage } from '../admin/AdminPage.tsx'
import { LoadedContent, useLoaded } from '../admin/LoadedContent.tsx'

interface LoadedProps<T> {
  /** The same function until something else has to be loaded. */
  load: (api: Transport) => Promise<T>
  children: (data: T) => ReactNode
}

/** A page of the back office that shows what it loads. */
export function LoadedPage<T>({
  title,
  path,
  may = 'editor',
  ...content
}: LoadedProps<T> & { title: string; path?: ReactNode; may?: StaffAccess }) {
  return (
    <AdminPage title={title} path={path} may={may}>
      <Loaded {...content} />
    </AdminPage>
  )
}

/** Shows something that it loads for a member. */
export function Loaded<T>({ load, children }: LoadedProps<T>) {
  return <LoadedContent loaded={useLoaded(load)}>{children}</LoadedContent>
}
