export const confirm = {
  deleteClient: 'Delete this client?',
  deleteUser: 'Delete this user?',
  deleteRole: 'Delete this role?',
  deletePermission: 'Delete this permission?',
  deleteApiUser: 'Delete this API user?',
  deleteOwnApiUser: 'Are you sure you want to delete this API user?',
  // Ours: the specification knows the state, and no way into it.
  disableApiUser: (name: string) => `Disable ${name}?`,
  disableApiUserLead: 'Payments with this key stop immediately. You can enable it again at any time.',
}
