import { moderate, WrongCommand } from '#features/community/public.ts'
import { readConfig } from '#server/config/config.ts'
import { closeGround, openGround } from '#site/open-ground.ts'

try {
  const printed = await moderate(process.argv.slice(2), async (work) => {
    const ground = await openGround(readConfig(process.env))
    return work(ground.database.db).finally(() => closeGround(ground))
  })
  console.log(printed)
} catch (error) {
  if (!(error instanceof WrongCommand)) throw error
  console.error(error.message)
  process.exitCode = 1
}
