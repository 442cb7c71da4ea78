import type { MetaArgs } from 'react-router'
import { adminText as text } from '../../messages.ts'
import { AdminPage, AdminTabs, adminMeta } from '../admin/AdminPage.tsx'
import { LoadedContent, useLoaded } from '../admin/LoadedContent.tsx'
import { loadToDo } from '../admin/StaffLine.tsx'
import { ToDoCount, ToDoList } from '../admin/ToDoList.tsx'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, '/admin')
}

/** What waits for an editor. */
export default function ToDoPage() {
  return (
    <AdminPage title={text.title}>
      <ToDo />
    </AdminPage>
  )
}

function ToDo() {
  const loaded = useLoaded(loadToDo)
  return (
    <>
      {loaded.state === 'loaded' && <ToDoCount dashboard={loaded.data} />}
      <AdminTabs />
      <LoadedContent loaded={loaded}>{(dashboard) => <ToDoList dashboard={dashboard} />}</LoadedContent>
    </>
  )
}
