import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import { type Finding, fault, ok, reasonOf, warning } from './finding.ts'

const MB = 1024 ** 2
/** With less free space than this, the database soon refuses writes. */
export const LEAST_FREE_BYTES = 20 * MB
/** A site with previews needs a week or more to fill this. */
const ENOUGH_BYTES = 1024 * MB
const ENOUGH_SHARE = 0.1
/** Enough to serve (docs/operations.md, 'Machine'). */
const ENOUGH_MEMORY = 480 * MB

/** The data folder, the disk, the clock and the memory. */
export async function checkMachine({ dataDir }: Pick<Config, 'dataDir'>, now: Date): Promise<Finding[]> {
  const probe = join(dataDir, `.doctor-${randomUUID()}`)
  try {
    await writeFile(probe, 'x', { flush: true })
    await rm(probe)
    return [ok('data folder', `${dataDir} can be written.`), await checkDisk(dataDir), checkClock(now), checkMemory()]
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined)
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return [
        fault(
          'data folder',
          `${dataDir} does not exist. Correct DATA_DIR (install.sh sets /var/lib/trp), or start a new site once.`,
        ),
      ]
    if (error instanceof Error && 'code' in error && error.code === 'EROFS')
      return [
        fault(
          'data folder',
          `${dataDir} can’t be written: its disk, or the sandbox of the service, is read-only. systemd lets the site write to /var/lib/trp only; for another folder also run systemctl edit trp.service, with the lines [Service] and ReadWritePaths=${dataDir}.`,
        ),
      ]
    return [
      fault(
        'data folder',
        `${dataDir} can’t be written (${reasonOf(error)}). Free space, or make the user of the site its owner.`,
      ),
    ]
  }
}

export async function checkDisk(dataDir: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const sentence = `${Math.floor(free / MB)} MB are free on the disk of ${dataDir}`
  if (free < LEAST_FREE_BYTES) return fault('disk', `${sentence}: changes fail. Free 1 GB or more.`)
  const isLittle = free < ENOUGH_BYTES || bavail < blocks * ENOUGH_SHARE
  return isLittle ? warning('disk', `${sentence}. Free 1 GB and a tenth of the disk.`) : ok('disk', `${sentence}.`)
}

/** A clock that was never set shows a year before this version of the site. */
function checkClock(now: Date): Finding {
  const isWrong = now.getUTCFullYear() < 2026
  const sentence = `The clock says ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return isWrong ? fault('clock', `${sentence}. Set it: timedatectl set-ntp true.`) : ok('clock', `${sentence}.`)
}

function checkMemory(): Finding {
  const sentence = `This machine has ${Math.round(totalmem() / MB)} MB of memory`
  return totalmem() < ENOUGH_MEMORY
    ? warning('memory', `${sentence}; the site needs 512.`)
    : ok('memory', `${sentence}.`)
}
