-- Sites are in "site_versions" now. The version before serves them from this table: its instances stop before
-- this migration, see docs/deploy.md.
DROP TABLE "hosted_files" CASCADE;
