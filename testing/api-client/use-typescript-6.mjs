// openapi-typescript needs the JavaScript API of TypeScript, which version 7 does not have. This hook gives it the copy of
// TypeScript 6 in @ts-morph/common. Run with `node --import`.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === 'typescript' && context.parentURL?.includes('/openapi-typescript/')
      ? nextResolve('@ts-morph/common/dist/typescript.js', context)
      : nextResolve(specifier, context),
})
