/** The user whom root lends to what refuses to run as root; undefined where nobody is needed. */
export declare const borrowedUser: () => { uid: number; gid: number } | undefined
