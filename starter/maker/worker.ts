import { makePackage } from './content/packages.ts'

// Makes the packages whose names its parent process sends, one after another.
process.on('message', (name) => {
  makePackage(String(name)).then(
    (documents) => process.send?.({ documents }),
    (error: unknown) => process.send?.({ fault: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => process.exit())
