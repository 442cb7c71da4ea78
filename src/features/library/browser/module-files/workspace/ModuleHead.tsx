import type { DraftState } from '#features/editing/browser/public.ts'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { formText } from '../../../content-types/messages.ts'
import { filesText as text } from '../messages.ts'
import { filesPath } from '../paths.ts'

/** The way to this page, and which module it is about. */
export function ModuleHead({ state }: { state: DraftState }) {
  const { server, value } = state
  const name = nameOf(state)
  const category = server.choices.categories?.find((choice) => choice.value === value.category)
  const language = Object.entries(formText.languages).find(([code]) => code === value.language)
  return (
    <>
      <ModuleCrumbs state={state} />
      <PageTitle>{name}</PageTitle>
      <p className="files-facts">
        {category && <span>{category.label}</span>}
        {language && <span>{language[1]}</span>}
        {server.page && <Link to={server.page}>{text.seePage}</Link>}
      </p>
    </>
  )
}

/** @param page below the files of the module */
export function ModuleCrumbs({ state, page }: { state: DraftState; page?: string }) {
  const { entry, page: modulePage } = state.server
  return (
    <Breadcrumbs
      items={[
        { name: text.home, to: '/' },
        { name: text.modules, to: '/training' },
        { name: nameOf(state), ...(modulePage !== null && { to: modulePage }) },
        { name: text.title, ...(page !== undefined && { to: filesPath(entry) }) },
        ...(page === undefined ? [] : [{ name: page }]),
      ]}
    />
  )
}

function nameOf({ value }: DraftState): string {
  return typeof value.name === 'string' && value.name !== '' ? value.name : text.untitledModule
}
