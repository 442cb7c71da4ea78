import { recount } from '#features/community/public.ts'
import { readConfig } from '#server/config/config.ts'
import { closeGround, openGround } from '#site/open-ground.ts'

const USAGE = `Usage: npm run recount [-- --repair]

Counts the comments of every discussion and the points of every member again and prints what differs.
--repair sets it right, while the site serves.`

const [option, ...more] = process.argv.slice(2)
if (option === '--help') {
  console.log(USAGE)
} else if (more.length > 0 || (option !== undefined && option !== '--repair')) {
  console.error(USAGE)
  process.exitCode = 1
} else {
  const ground = await openGround(readConfig(process.env))
  const { printed, isRight } = await recount(ground.database, { repair: option === '--repair' })
  await closeGround(ground)
  console.log(printed)
  if (!isRight) process.exitCode = 1
}
