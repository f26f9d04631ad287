-- Prepares an empty PostgreSQL for a fleet: one user publishes editions, another can only read them. Run it once with psql, as a
-- superuser; deploy/compose.yaml does so when it creates its database. The passwords come from the environment.

\getenv publisher_password PUBLISHER_PASSWORD
\getenv reader_password READER_PASSWORD

CREATE ROLE publisher LOGIN PASSWORD :'publisher_password';
CREATE ROLE reader LOGIN PASSWORD :'reader_password';
CREATE DATABASE atlas OWNER publisher;
-- By default, every user may connect to a new database and create temporary tables in it.
REVOKE ALL ON DATABASE atlas FROM PUBLIC;
GRANT CONNECT ON DATABASE atlas TO reader;

\connect atlas
-- The first publication would create the schema itself, but the reader could not see into it until access was granted by hand.
CREATE SCHEMA atlas AUTHORIZATION publisher;
GRANT USAGE ON SCHEMA atlas TO reader;
ALTER DEFAULT PRIVILEGES FOR ROLE publisher IN SCHEMA atlas GRANT SELECT ON TABLES TO reader;
