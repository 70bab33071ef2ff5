"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Permission } from "@/lib/platform/staff/rules";

const Permissions = createContext<readonly Permission[]>([]);

interface PermissionsProviderProps {
  permissions: readonly Permission[];
  children: ReactNode;
}

export const PermissionsProvider = ({ permissions, children }: PermissionsProviderProps) => (
  <Permissions value={permissions}>{children}</Permissions>
);

/**
 * The permissions of the staff member who sees this. Actions that are not permitted are hidden; the
 * server refuses them as well.
 */
export const usePermissions = () => useContext(Permissions);

export const useMay = (permission: Permission): boolean => usePermissions().includes(permission);
