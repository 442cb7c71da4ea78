import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, inputError } from '#core/errors.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { BounceReport } from '../contract/mails.ts'
import { responseText as text } from '../messages.ts'
import { addBounce } from './add-bounce.ts'

const MAX_BYTES = 1_000_000

/**
 * Records what the mail provider reports. The signature is checked before the body is read as JSON.
 * @throws {AppError} `not_found` without the setting, `not_allowed` for a wrong signature
 */
export async function reportBounces(request: FastifyRequest, _reply: FastifyReply, { config, database }: AppContext) {
  const secret = config.mailWebhookSecret
  if (secret === undefined) throw new AppError('not_found')
  const body = await readBody(request)
  if (!isSignature(request.headers['mail-signature'], body, secret)) throw new AppError('not_allowed')
  const report = BounceReport.safeParse(parseJson(body))
  if (!report.success) throw inputError('wrong_report', text.wrongReport)
  await database.db.transaction().execute(async (tx) => {
    for (const { address, type, at } of report.data) await addBounce(tx, { email: address, type, at })
  })
  return { detail: text.reported }
}

async function readBody({ raw }: FastifyRequest): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of raw) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MAX_BYTES) throw new AppError('too_large')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

function isSignature(given: unknown, body: Buffer, secret: string): boolean {
  const [actual, expected] = [
    Buffer.from(String(given)),
    Buffer.from(createHmac('sha256', secret).update(body).digest('hex')),
  ]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
