import type { MetaArgs } from 'react-router'
import { urlOf } from '#core/client.ts'
import { packages } from '#features/packages/browser/client.ts'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { findShared } from '#ui/preview/preview-address.ts'
import { archiveNames, materialsText } from '../../../messages.ts'
import { paths } from '../../../paths.ts'
import { content } from '../../client.ts'
import { MaterialsPage, previewsOfMaterials } from './MaterialsPage.tsx'
import type { MaterialLanguage } from './material-section.ts'

const PAGES = {
  fr: {
    path: '/materials-in-french',
    getMaterials: content.getFrenchMaterials,
    archive: { href: urlOf(paths.downloadFrench, {}), name: archiveNames.fr },
  },
  es: {
    path: '/materials-in-spanish',
    getMaterials: content.getSpanishMaterials,
    archive: { href: urlOf(paths.downloadSpanish, {}), name: archiveNames.es },
  },
} as const

const languageOf = ({ pathname }: { pathname: string }): MaterialLanguage =>
  pathname.startsWith(PAGES.es.path) ? 'es' : 'fr'

async function load({ api, url }: Load) {
  const language = languageOf(url)
  const [materials, starter] = await Promise.all([PAGES[language].getMaterials(api), packages.getStarterProgress(api)])
  return { ...materials, language, starter }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export { revalidateOnPathChange as shouldRevalidate } from '#ui/page/page.ts'

export function meta(args: MetaArgs<typeof loader>) {
  const language = languageOf(args.location)
  return pageMeta(args, {
    title: args.loaderData?.title ?? '',
    description: materialsText[language].description,
    path: PAGES[language].path,
    shared: args.loaderData && findShared(args.location, previewsOfMaterials(args.loaderData)),
  })
}

export default function LanguagePage({ loaderData }: Page<typeof load>) {
  const { path, archive } = PAGES[loaderData.language]
  return <MaterialsPage materials={loaderData} starter={loaderData.starter} path={path} archive={archive} />
}
