import { inBrowser, type Load, onServer, type Page } from '#ui/page.ts'
import { content } from '../client.ts'

async function load({ api }: Load) {
  return content.getAbout(api)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function AboutPage({ loaderData }: Page<typeof load>) {
  return <h1>{loaderData.title}</h1>
}
