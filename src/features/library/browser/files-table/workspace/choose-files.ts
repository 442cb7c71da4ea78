/** Opens the browser's window for choosing files. @returns none when the person closes it */
export function chooseFiles(options: { multiple?: boolean; accept?: string; folder?: boolean } = {}): Promise<File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = options.multiple ?? false
  input.accept = options.accept ?? ''
  input.webkitdirectory = options.folder ?? false
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
}
