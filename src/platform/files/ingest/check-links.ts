import { type Finding, RefusalError } from './refusal.ts'

/** An address or a network path. A name of a part has neither. */
const ELSEWHERE = /^\s*([a-z][a-z0-9+.-]*:|\\\\|\/\/|\\\/|\/\\)/i
const ALLOWED_LINK = /^\s*(https?:|mailto:|#|$)/i

export function leadsElsewhere(target: string): boolean {
  return ELSEWHERE.test(target)
}

/** A link may lead to a web page, to an email address, or into the document. @throws {RefusalError} */
export function checkLink(target: string, finding: Finding): void {
  if (!ALLOWED_LINK.test(target))
    throw new RefusalError('unsafe_link', `a link to ${target}`, { ...finding, what: target })
}
