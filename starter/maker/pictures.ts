import { globSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Diagram, Language } from '../drawings/diagram.ts'
import { SUBJECTS } from '../drawings/subjects/subjects.ts'
import { svgOf } from '../drawings/write/svg.ts'

const PAGES: Record<Language, { file: string; name: string }> = {
  en: { file: 'index.html', name: 'English' },
  fr: { file: 'fr.html', name: 'Français' },
  es: { file: 'es.html', name: 'Español' },
}
const LANGUAGES = ['en', 'fr', 'es'] as const

/**
 * Writes all drawings as SVG, and a page for each language that shows them by subject.
 * @param folder is emptied first
 * @param documents the folder with the documents of the last build; it may be missing
 */
export async function writePictures(folder: string, documents: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const links = globSync('**/*.{docx,pdf,pptx}', { cwd: documents })
    .sort()
    .map((path) => ({ path, url: relative(folder, join(documents, path)) }))
  for (const language of LANGUAGES) {
    await mkdir(join(folder, language), { recursive: true })
    const sections: string[] = []
    for (const [subject, diagrams] of Object.entries(SUBJECTS)) {
      const figures = await Promise.all(diagrams.map((diagram) => writeFigure(folder, diagram, language)))
      sections.push(`<h2 id="${subject}">${subject}</h2>\n<div>${figures.join('\n')}</div>`)
    }
    await writeFile(join(folder, PAGES[language].file), pageOf(language, sections, links))
  }
}

async function writeFigure(folder: string, { id, draw }: Diagram, language: Language): Promise<string> {
  const drawing = draw(language)
  await writeFile(join(folder, language, `${id}.svg`), svgOf(drawing))
  const { width, height } = drawing
  const picture = `<img src="${language}/${id}.svg" width="${width}" height="${height}" alt="" loading="lazy">`
  return `<figure id="${id}">${picture}<figcaption><b>${id}</b> ${escapeHtml(drawing.alt)}</figcaption></figure>`
}

function pageOf(language: Language, sections: string[], documents: { path: string; url: string }[]): string {
  const languages = LANGUAGES.map((other) =>
    other === language ? `<b>${PAGES[other].name}</b>` : `<a href="${PAGES[other].file}">${PAGES[other].name}</a>`,
  )
  const subjects = Object.keys(SUBJECTS).map((subject) => `<a href="#${subject}">${subject}</a>`)
  const links = documents.map(({ path, url }) => `<li><a href="${encodeURI(url)}">${escapeHtml(path)}</a></li>`)
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Drawings</title>
<style>
  body { margin: 1rem; font: 15px/1.4 sans-serif }
  nav { position: sticky; top: 0; padding: .5rem; background: #fff; display: flex; flex-wrap: wrap; gap: .3rem 1rem }
  div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0; padding: .5rem; background: #fbf7f0; max-width: 100% }
  figcaption { contain: inline-size }
  img { max-width: 100%; height: auto; zoom: .6 }
  body:has(#grey:checked) img { filter: grayscale(1) }
  body:has(#small:checked) img { zoom: .2 }
</style>
<nav>${languages.join(' ')}
<label><input type="checkbox" id="grey"> grey, as on a photocopy</label>
<label><input type="checkbox" id="small"> small, as on a phone</label>
${subjects.join(' ')} <a href="#documents">documents</a></nav>
${sections.join('\n')}
<h2 id="documents">documents</h2>
<ul>${links.join('\n') || '<li>None yet: run <code>npm run build -- content</code>.</li>'}</ul>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
