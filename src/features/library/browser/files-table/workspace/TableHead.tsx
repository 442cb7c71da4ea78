import { titleOf } from '#core/content-changes.ts'
import type { DraftState } from '#features/editing/browser/public.ts'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { formText } from '../../../content-types/messages.ts'
import { moduleType } from '../../../content-types/module.ts'
import { filesText as text } from '../messages.ts'

/** The way to this page, and which files it is about. */
export function TableHead({ head }: { head: DraftState }) {
  const { server, value } = head
  const category = server.choices.categories?.find((choice) => choice.value === value.category)
  const language = Object.entries(formText.languages).find(([code]) => code === value.language)
  return (
    <>
      <TableCrumbs head={head} />
      <PageTitle>{nameOf(head)}</PageTitle>
      <p className="files-facts">
        {category && <span>{category.label}</span>}
        {language && <span>{language[1]}</span>}
        {server.page && <Link to={server.page}>{text.seePage}</Link>}
      </p>
    </>
  )
}

interface TableCrumbsProps {
  head: DraftState
  /** A page below the files, and the way back to them. */
  below?: { name: string; filesPath: string }
}

export function TableCrumbs({ head, below }: TableCrumbsProps) {
  const { page } = head.server
  return (
    <Breadcrumbs
      items={[
        { name: text.home, to: '/' },
        ...(head.type.kind === moduleType.kind ? [{ name: text.modules, to: '/training' }] : []),
        { name: nameOf(head), ...(page !== null && { to: page }) },
        { name: text.title, ...(below && { to: below.filesPath }) },
        ...(below ? [{ name: below.name }] : []),
      ]}
    />
  )
}

/** Pages that exist once have a title for readers, or only a name. */
function nameOf({ type, value }: DraftState): string {
  const { title } = value
  return (typeof title === 'string' && title) || titleOf(type, value) || text.untitledModule
}
