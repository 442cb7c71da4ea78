import { type S3ClientConfig, S3ServiceException } from '@aws-sdk/client-s3'
import type { S3Settings } from '#platform/config/config.ts'

const CONNECT_TIMEOUT_MS = 5000
/** Each slow client occupies a connection; with the SDK's default of 50 the 51st would wait for the others. */
const MAX_CONNECTIONS = 10_000

export function s3ClientConfig({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings): S3ClientConfig {
  const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS }
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Most stores other than Amazon's have no host name for each bucket, and many do not support the newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, httpAgent: agent, httpsAgent: agent },
  }
}

export function s3StatusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

/** Status 507, or the error codes of MinIO and Ceph. */
export function isStoreFull(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false
  return s3StatusOf(error) === 507 || ['XMinioStorageFull', 'QuotaExceeded'].includes(error.name)
}
