import { renderToStaticMarkup } from 'react-dom/server'
import { ModuleLinks } from './ModuleLinks.tsx'
import { type ShellAnswers, type ShellData, shellScript } from './shell-data.ts'

/** What head and foot bring to a page on the server. */
export interface ShellMarkup {
  data: ShellData
  /** Hands it to the browser. */
  script: string
}

/** The last one, and what it was made of: the same on every page until somebody edits it. */
let made: { of: string; markup: ShellMarkup } | undefined

export function shellMarkup(answers: ShellAnswers): ShellMarkup {
  const of = JSON.stringify(answers)
  if (made?.of !== of) made = { of, markup: makeMarkup(answers) }
  return made.markup
}

function makeMarkup({ shell, categories }: ShellAnswers): ShellMarkup {
  const moduleLinks = renderToStaticMarkup(<ModuleLinks categories={categories} />)
  return { data: shell ? { shell, moduleLinks } : { moduleLinks }, script: shellScript(shell) }
}
