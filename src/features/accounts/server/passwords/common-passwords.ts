/** How many of the most common passwords are refused. */
const REFUSED = 10_000

let common: Promise<ReadonlySet<string>> | undefined

/** Whether it is one of the ten thousand most common passwords, in any case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon()
  return (await common).has(password.toLowerCase())
}

/** The list comes with the library, most common first; it is loaded when the first password is chosen. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, REFUSED))
}
