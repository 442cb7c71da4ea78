import type { MetaArgs } from 'react-router'
import { inBrowser, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { text } from '../../../messages.ts'
import { FaqSections, loadFaq } from './FaqSections.tsx'
import { GettingStartedFrame } from './GettingStartedFrame.tsx'

export const loader = onServer(loadFaq)
export const clientLoader = inBrowser(loadFaq)

export { revalidateOnPathChange as shouldRevalidate } from '#ui/page/page.ts'

export function meta(args: MetaArgs) {
  // /faq has the same questions and is the canonical URL.
  return pageMeta(args, { title: text.faq, description: text.faqDescription, path: '/faq' })
}

export default function GettingStartedFaqPage({ loaderData }: Page<typeof loadFaq>) {
  return (
    <GettingStartedFrame crumb={text.tabs.faq}>
      <FaqSections sections={loaderData} path="/getting-started/faq" />
    </GettingStartedFrame>
  )
}
