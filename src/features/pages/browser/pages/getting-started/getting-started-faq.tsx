import type { MetaArgs } from 'react-router'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { text } from '../../../messages.ts'
import { content } from '../../client.ts'
import { FaqSections, loadFaq } from './FaqSections.tsx'
import { GettingStartedFrame } from './GettingStartedFrame.tsx'

async function load(args: Load) {
  const [faq, { title, description }] = await Promise.all([loadFaq(args), content.getGettingStarted(args.api)])
  return { faq, head: { title, description } }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export { loadsSection as shouldRevalidate } from './FaqSections.tsx'

export function meta(args: MetaArgs) {
  // /faq has the same questions and is the canonical URL.
  return pageMeta(args, { title: text.faq, description: text.faqDescription, path: '/faq' })
}

export default function GettingStartedFaqPage({ loaderData: { faq, head } }: Page<typeof load>) {
  return (
    <GettingStartedFrame head={head} crumb={text.tabs.faq}>
      <FaqSections faq={faq} path="/getting-started/faq" />
    </GettingStartedFrame>
  )
}
