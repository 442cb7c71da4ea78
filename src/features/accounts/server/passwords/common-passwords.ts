/** Number of the most common passwords that are rejected. */
const REJECTED = 10_000

let common: Promise<ReadonlySet<string>> | undefined

/** Whether a password is one of the ten thousand most common ones, in any case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon()
  return (await common).has(password.toLowerCase())
}

/** The library's list, most common first. It loads when the first member chooses a password. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, REJECTED))
}
