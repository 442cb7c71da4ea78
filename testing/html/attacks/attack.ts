/** HTML that tries to run `pwned()`, to call https://attack.invalid, or to change the page around it. */
export interface Attack {
  name: string
  html: string
}
