import { z } from 'zod'

/** An organisation in a setting. */
export interface NamedOrganisation {
  name: string
  /** URL of its site, https only; null when the setting has none. */
  url: string | null
}

const EXAMPLE = "write it as 'Name <https://address>; Name'"
const Name = z.string().min(1).max(200)
const Link = z.url({ protocol: /^https$/, hostname: z.regexes.domain })

/** A list of organisations, separated by `;`, each with the URL of its site in angle brackets if it has one. */
export const OrganisationList = z
  .string()
  .default('')
  .transform((list, context): NamedOrganisation[] =>
    list
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const { name = '', url } = /^(?<name>[^<>]*?)\s*(?:<(?<url>[^<>]*)>)?$/.exec(part)?.groups ?? {}
        if (!Name.safeParse(name).success) context.addIssue({ code: 'custom', message: `'${part}': ${EXAMPLE}` })
        if (url !== undefined && !Link.safeParse(url).success) {
          context.addIssue({ code: 'custom', message: `'${url}' is no https address: ${EXAMPLE}` })
        }
        return { name, url: url ?? null }
      }),
  )
