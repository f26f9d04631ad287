-- Prepares an empty PostgreSQL for a fleet: one user publishes editions, another can do nothing but read them. psql runs it, as a
-- superuser and once; deploy/compose.yaml does so when its database is made. The passwords come from the environment.

\getenv publisher_password PUBLISHER_PASSWORD
\getenv reader_password READER_PASSWORD

CREATE ROLE publisher LOGIN PASSWORD :'publisher_password';
CREATE ROLE reader LOGIN PASSWORD :'reader_password';
CREATE DATABASE atlas OWNER publisher;
-- Everybody may connect to a new database and make temporary tables in it, unless told otherwise.
REVOKE ALL ON DATABASE atlas FROM PUBLIC;
GRANT CONNECT ON DATABASE atlas TO reader;

\connect atlas
-- The first publishing would make the schema itself, but then the reader could not see into it before somebody came back to allow it.
CREATE SCHEMA atlas AUTHORIZATION publisher;
GRANT USAGE ON SCHEMA atlas TO reader;
ALTER DEFAULT PRIVILEGES FOR ROLE publisher IN SCHEMA atlas GRANT SELECT ON TABLES TO reader;
