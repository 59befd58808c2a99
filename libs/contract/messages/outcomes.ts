/** Toasts of the admin portal: one row per resource, one entry per action. */
export const done = {
  client: { created: 'Client created!', updated: 'Client updated!', deleted: 'Client deleted!' },
  user: { created: 'User created!', updated: 'User updated!', deleted: 'User deleted!' },
  role: { created: 'Role created!', updated: 'Role updated!', deleted: 'Role deleted!' },
  permission: { created: 'Permission created!', updated: 'Permission updated!', deleted: 'Permission deleted!' },
  apiUser: { created: 'API User created!', updated: 'API User updated!', deleted: 'API User deleted!' },
  ownApiUser: {
    created: 'API user created successfully!',
    updated: 'API user updated successfully!',
    deleted: 'API user deleted successfully!',
    regenerated: 'API key regenerated!',
  },
  // Ours, as above, for staff and merchants alike.
  apiUserState: {
    disabled: 'API user disabled',
    enabled: 'API user enabled',
    overlapEnded: 'Only the new secret works now',
  },
}

export const failed = {
  client: { fetch: 'Failed to fetch clients', save: 'Failed to save client', delete: 'Failed to delete client' },
  user: { fetch: 'Failed to fetch users', save: 'Failed to save user', delete: 'Failed to delete user' },
  role: { fetch: 'Failed to fetch roles', save: 'Failed to save role', delete: 'Failed to delete role' },
  permission: {
    fetch: 'Failed to fetch permissions',
    save: 'Failed to save permission',
    delete: 'Failed to delete permission',
  },
  apiUser: {
    fetch: 'Failed to fetch API users',
    save: 'Failed to save API user',
    delete: 'Failed to delete API user',
    create: 'Failed to create API user',
    update: 'Failed to update API user',
    regenerate: 'Failed to regenerate API key',
    disable: 'Failed to disable API user',
    enable: 'Failed to enable API user',
    endOverlap: 'Failed to end the overlap',
  },
  pendingClient: {
    fetch: 'Failed to fetch pending clients',
    approve: 'Failed to approve client',
    reject: 'Failed to reject client',
  },
  clientStatus: 'Failed to check client status',
}
