/**
 * - `uploading`: bytes are missing
 * - `processing`: all bytes have arrived, and a worker reads the file
 * - `converting`: LibreOffice makes a Word, PowerPoint or Excel file of it
 * - `ready`: the file is stored
 * - `refused`: the file cannot be used
 */
export const UPLOAD_STATES = ['uploading', 'processing', 'converting', 'ready', 'refused'] as const
export type UploadState = (typeof UPLOAD_STATES)[number]
