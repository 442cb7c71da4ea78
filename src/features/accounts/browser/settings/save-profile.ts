import type { Preference, User } from '../../contract.ts'
import { accounts } from '../client.ts'
import { memberTransport } from '../session/member-transport.ts'
import { showUser } from '../session/session.ts'

type Texts = Partial<Pick<User, 'first_name' | 'last_name' | 'bio' | 'linkedin_url' | 'timezone'>>

/** Saves fields of one's profile and shows it everywhere. @throws {ApiError} @throws {NetworkError} */
export async function saveProfile(input: Texts): Promise<void> {
  showUser(await accounts.updateUser(memberTransport(), { input }))
}

/** Saves one preference. @throws {ApiError} @throws {NetworkError} */
export async function savePreference(preference: Preference, value: boolean): Promise<void> {
  showUser(await accounts.updateUser(memberTransport(), { input: { [preference]: value } }))
}

/** Saves a photo, or removes it. @throws {ApiError} @throws {NetworkError} */
export async function savePhoto(photo: Blob | undefined): Promise<void> {
  const form = new FormData()
  if (photo) form.set('profile_picture', photo, 'photo.jpg')
  else form.set('profile_picture', '')
  showUser(await accounts.updateUser(memberTransport(), { input: {}, form }))
}
