import { pageNotFound } from '#ui/page/page.ts'

/** The route of all unknown addresses: shows the error page with status 404. */
export function loader() {
  return pageNotFound()
}

export function clientLoader() {
  return pageNotFound()
}

export default function NotFoundPage() {
  return null
}
