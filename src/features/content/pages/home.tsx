import { inBrowser, type Load, onServer, type Page } from '#ui/page.ts'
import { content } from '../client.ts'

async function load({ api }: Load) {
  return content.getHome(api)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function HomePage({ loaderData }: Page<typeof load>) {
  return <h1>{loaderData.title}</h1>
}
