import type { MetaArgs } from 'react-router'
import { adminText as text } from '../../messages.ts'
import { AdminPage, adminMeta } from '../admin/AdminPage.tsx'
import { LoadedContent, useLoaded } from '../admin/LoadedContent.tsx'
import { ToDoCount, ToDoList } from '../admin/ToDoList.tsx'
import { loadToDo } from '../admin/to-do-store.ts'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, '/admin')
}

/** What waits for a person of the staff. */
export default function ToDoPage() {
  return (
    <AdminPage title={text.title} facts={<ToDoCount />} may="staff">
      <ToDo />
    </AdminPage>
  )
}

function ToDo() {
  const loaded = useLoaded(loadToDo)
  return <LoadedContent loaded={loaded}>{(dashboard) => <ToDoList dashboard={dashboard} />}</LoadedContent>
}
