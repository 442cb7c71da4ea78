import { pageNotFound } from '#ui/page.ts'

/** Any address that no page has: the error page answers it with status 404. */
export function loader() {
  return pageNotFound()
}

export function clientLoader() {
  return pageNotFound()
}

export default function NotFoundPage() {
  return null
}
