import { Link } from '#ui/navigation/Link.tsx'
import { filesText as text } from './messages.ts'
import { filesPath } from './paths.ts'

/** Leads editors to the table of all files of a module. Loaded in edit mode only, with its words. */
export default function FilesLink({ entry }: { entry: string }) {
  return (
    <p>
      <Link className="edit-button" to={filesPath(entry)}>
        {text.inTable}
      </Link>
    </p>
  )
}
