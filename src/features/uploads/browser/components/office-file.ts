/** Whether a file is of Word, PowerPoint or Excel, by the name that the server gave it: then names of people can be removed. */
export function isOfficeFile(name: string): boolean {
  return /\.(docx|pptx|xlsx)$/i.test(name)
}
