import { Link } from '#ui/navigation/Link.tsx'
import { text } from '../../messages.ts'
import { filesPath, type TableOfFiles } from './files-path.ts'

/** Leads editors to the table of all files of a page. Loaded in edit mode only, with its words. */
export default function FilesLink({ table, items = text.files }: TableOfFiles) {
  return (
    <p>
      <Link className="edit-button" to={filesPath(table)}>
        {text.allInTable(items)}
      </Link>
    </p>
  )
}
